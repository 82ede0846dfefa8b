export const levelOptions = { valueEncoding: 'view', writeBufferSize: 16 * 1024 * 1024 } as const
