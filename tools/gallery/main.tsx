import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './gallery.css'
import { Gallery } from './gallery.tsx'
import { palettes, putOn } from './palettes.ts'

const palette = new URLSearchParams(location.search).get('palette') ?? 'light'
putOn(palette)
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery palettes={palettes} />
    </StrictMode>,
  )
}
