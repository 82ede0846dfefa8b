/** Installs the dependencies of a folder, or of the project, if they are missing or its lockfile has changed. */
export function ensureInstalled(folder?: string): void
