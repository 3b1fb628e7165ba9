/** What a sealed question belongs to. */
export const questionBelongsTo = (exportId: string): string => `lists.export:${exportId}`
