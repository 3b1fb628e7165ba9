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

/** Whether a value is an instant as calls write it: it is shown in the zone of the screen. */
export const isInstant = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(value)
