/** Not typed by mongodb. */
declare module 'mongodb/lib/cmap/commands.js' {
  /** What the driver sends; both take their ids from a counter of the module. */
  export const OpMsgRequest: object
  export const OpQueryRequest: object
}

declare module 'mongodb/lib/cmap/connection_pool.js' {
  export const ConnectionPool: { readonly prototype: object }
}
