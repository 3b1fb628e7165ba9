import '@fontsource-variable/ibm-plex-sans/wght.css'
import './styles/tokens.css'
import './styles/roles.css'
import './styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { preloadScreen } from './screen-routes.tsx'
import { queryClient } from './shell/session.ts'
import { settings } from './shell/settings.ts'
import { loadTexts } from './shell/use-texts.ts'

const language = settings.language.get()
document.documentElement.lang = language
// Who is signed in already sees the screen of this address first.
preloadScreen(location.pathname)
const root = document.getElementById('root')
if (root) {
  await loadTexts(language)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
}
