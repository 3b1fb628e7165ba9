import '@fontsource-variable/ibm-plex-sans/wght.css'
import './styles/tokens.css'
import './styles/roles.css'
import './styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { queryClient } from './shell/session.ts'
import { settings } from './shell/settings.ts'

document.documentElement.lang = settings.language.get()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
}
