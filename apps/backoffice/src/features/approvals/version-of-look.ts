type Change = { readonly field: string; readonly after: unknown }
type Request = {
  readonly subject: { readonly kind: string; readonly id: string; readonly label: string }
  readonly look: { readonly changes: readonly Change[] } | null
}

/** The version of the brand's look that a request is about; undefined for everything else. */
export function versionOfLook({ subject, look }: Request): number | undefined {
  if (subject.kind !== 'content' || !/^look\b/.test(subject.label)) return undefined
  const after = look?.changes.find(({ field }) => field === 'contentVersion')?.after
  return typeof after === 'number' ? after : undefined
}
