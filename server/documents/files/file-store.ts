/** Where files of people are kept: sealed bytes by an id of ours. A folder by default; an object store can be another. */
export type FileStore = {
  readonly put: (id: string, sealed: Buffer) => Promise<void>
  /** Undefined when there is no such file. */
  readonly get: (id: string) => Promise<Buffer | undefined>
  /** Nothing happens when there is none. */
  readonly remove: (id: string) => Promise<void>
}
