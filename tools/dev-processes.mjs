/** Returns the address of the client with hot reload. */
export function clientUrlOf({ DEV_CLIENT_URL = 'http://localhost:5173' }) {
  return DEV_CLIENT_URL
}

/** The two development processes: links point to the client, and the client's calls to the product. */
export function devProcesses(environment) {
  return [
    {
      name: 'The product',
      command: 'tsx',
      args: ['watch', '--conditions=@verandah/source', 'runtime/src/main.ts'],
      settings: { PUBLIC_URL: clientUrlOf(environment), LOG_LEVEL: 'info' },
    },
    {
      name: 'The client',
      command: 'vite',
      args: ['web'],
      settings: { API_URL: environment.API_URL ?? `http://localhost:${environment.PORT ?? 8080}` },
    },
  ]
}
