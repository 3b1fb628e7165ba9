import { lazy, Suspense, type ComponentProps } from 'react'
import type StaffSections from './staff-sections.tsx'

// Only where staff have put something: no page pays for it otherwise.
const Sections = lazy(() => import('./staff-sections.tsx'))

/** A slot with what staff have put into it; nothing where there is nothing. */
export function StaffSlot(props: ComponentProps<typeof StaffSections>) {
  if (props.sections.length === 0) return null
  return (
    <Suspense>
      <Sections {...props} />
    </Suspense>
  )
}
