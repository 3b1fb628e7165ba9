import { Value } from 'typebox/value'
import { PreviewToken } from '#contract/play-v1/content.ts'

/** The preview that the address of the page names. What cannot be one is no preview: the version in force is shown. */
export function previewOf(request: Request): string | undefined {
  const named = new URL(request.url).searchParams.get('preview')
  return named !== null && Value.Check(PreviewToken, named) ? named : undefined
}
