import { drawsAnything, type Shown } from './draws-anything.ts'
import type { StaffSections } from './read-sections.server.ts'

/** The slots whose content by staff shows something: in the others stays the house's own. */
export function filledSlots(staff: StaffSections, shown: Shown): StaffSections {
  return Object.fromEntries(Object.entries(staff).filter(([, sections]) => drawsAnything(sections, shown)))
}
