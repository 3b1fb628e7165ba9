/** Unsaved lines, and the version that was shown when they were begun. */
export type Edit = { readonly text: string; readonly basedOn: number }

export const editedTo = (edit: Edit | undefined, text: string, version: number): Edit => ({
  text,
  basedOn: edit?.basedOn ?? version,
})

/** Whether a colleague has saved other lines since: they must be read before these replace them. */
export const isOvertaken = (edit: Edit | undefined, saved: string, version: number): boolean =>
  edit !== undefined && edit.basedOn !== version && edit.text !== saved
