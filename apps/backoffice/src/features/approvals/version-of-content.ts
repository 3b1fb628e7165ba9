import { versionOfLook } from './version-of-look.ts'

type Request = Parameters<typeof versionOfLook>[0]

/** The page, section or texts of a request and the version to be read; undefined for other requests. */
export function versionOfContent(
  request: Request,
): { readonly contentId: string; readonly version: number } | undefined {
  const { subject, look } = request
  if (subject.kind !== 'content' || versionOfLook(request) !== undefined) return undefined
  const change = look?.changes.find(({ field }) => field === 'contentVersion')
  return typeof change?.after === 'number' ? { contentId: subject.id, version: change.after } : undefined
}
