/** Escapes text for HTML, also in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/**
 * A whole plain page: readable without scripts, at 320 px, in light and dark.
 * @param body HTML that the caller has already escaped
 */
export function htmlPage({
  title,
  language,
  body,
}: {
  readonly title: string
  readonly language: string
  readonly body: string
}): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1.5rem 1rem; max-width: 26rem }
  label { display: block; font-weight: 600; margin-top: 1rem }
  input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 .75rem; font: inherit }
  button { display: block; width: 100%; min-height: 44px; margin-top: .75rem; font: inherit; font-weight: 600; cursor: pointer }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem } dd { margin: 0 }
  .notice { border-left: 4px solid; padding: .25rem .75rem }
</style>
</head>
<body>
${body}
</body>
</html>
`
}
