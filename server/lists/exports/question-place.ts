/** What a sealed query belongs to (`belongsTo` of the cipher). */
export const questionBelongsTo = (exportId: string): string => `lists.export:${exportId}`
