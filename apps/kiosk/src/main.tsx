import { createRoot } from 'react-dom/client'
import { Kiosk } from './kiosk.tsx'
import { readPlace } from './place.ts'
import './styles.css'

const root = document.querySelector('#root')
if (root) {
  const place = await readPlace()
  document.documentElement.dataset['brand'] = place.target
  document.title = place.appName
  createRoot(root).render(<Kiosk place={place} />)
}
