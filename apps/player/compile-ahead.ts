/** Chunks of a first visit: most of their functions are called before the page can be used. */
const CALLED_ON_LOAD = new Set(['base', 'shell', 'lobby', 'lobby.route'])

/**
 * The first line of a file of scripts: a hint of Chromium by which all functions of the file are compiled while it is
 * being downloaded, on another thread. Without it each is compiled when it is first called, on the thread of the page.
 * Other browsers read a comment.
 */
export function compileAhead({ name }: { readonly name: string }): string {
  return CALLED_ON_LOAD.has(name) ? '//# allFunctionsCalledOnLoad' : ''
}
