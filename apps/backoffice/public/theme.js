// Runs before the first paint, so that a dark room never sees a white flash.
{
  let stored = null
  try {
    stored = localStorage.getItem('backoffice.theme')
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const isDark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'dark'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}
