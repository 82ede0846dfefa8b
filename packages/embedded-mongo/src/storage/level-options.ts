export const levelOptions = { valueEncoding: 'view', writeBufferSize: 4 * 1024 * 1024 } as const
