import { hydrateRoot } from 'react-dom/client'
import { answers, CountedPage } from './counted-page.tsx'

// Runs in the browser.
Object.assign(globalThis, { answers })
const root = document.querySelector('#root')
if (root) hydrateRoot(root, <CountedPage />)
