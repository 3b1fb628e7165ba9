/** Lines that are not saved, and the version that was shown when they were begun. */
export type Edit = { readonly text: string; readonly basedOn: number }

export const editedTo = (edit: Edit | undefined, text: string, version: number): Edit => ({
  text,
  basedOn: edit?.basedOn ?? version,
})

/** A colleague saved other lines since: theirs are to be read before these take their place. */
export const isOvertaken = (edit: Edit | undefined, saved: string, version: number): boolean =>
  edit !== undefined && edit.basedOn !== version && edit.text !== saved
