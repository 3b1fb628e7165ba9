/** The associated data of a sealed file of content: it cannot be decrypted as another file. */
export const fileBelongsTo = (fileId: string): string => `content.file:${fileId}`

/** The group of documents of venues, which calls of static files cannot access. */
export const HALL_GROUP = 'halls'

/** URL of a public file. */
export const urlOfFile = (group: string, name: string): string => `/capi/v2-onling/StaticFiles/${group}/${name}`
