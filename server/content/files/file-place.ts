/** What a sealed file of content belongs to: read as another file it does not open. */
export const fileBelongsTo = (fileId: string): string => `content.file:${fileId}`

/** Documents of the halls are files too, of a group that the calls of static files do not know. */
export const HALL_GROUP = 'halls'

/** Where the public finds a file by its name. */
export const urlOfFile = (group: string, name: string): string => `/capi/v2-onling/StaticFiles/${group}/${name}`
