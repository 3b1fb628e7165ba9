/** Storage of files of people: sealed bytes by an id of ours. A folder by default; an object store is possible. */
export type FileStore = {
  readonly put: (id: string, sealed: Buffer) => Promise<void>
  /** Undefined when there is no such file. */
  readonly get: (id: string) => Promise<Buffer | undefined>
  /** Does nothing when there is none. */
  readonly remove: (id: string) => Promise<void>
}
