import type { CallDefinition } from '#contract/call.ts'

/** Throws where a call refused with a code that it does not declare: neither the typed client nor the document knows it. */
export function demandDeclared(
  { method, path, refusals, shutdownPart }: CallDefinition,
  { statusCode, body }: { readonly statusCode: number; readonly body: string },
): void {
  if (statusCode !== 422) return
  const { code = '' } = JSON.parse(body) as { readonly code?: string }
  const declared: readonly string[] = shutdownPart ? [...refusals, 'ERR_SHUTDOWN_PLANNED'] : refusals
  if (!declared.includes(code)) throw new Error(`${method} ${path} refused with ${code}, which it does not declare.`)
}
