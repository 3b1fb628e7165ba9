// Runs before the first paint, so that a dark room never sees a white flash.
{
  let theme = null
  let accent = null
  try {
    theme = localStorage.getItem('backoffice.theme')
    accent = localStorage.getItem('backoffice.accent')
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const isDark = theme === null ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  if (accent !== null) document.documentElement.dataset.accent = accent
}
