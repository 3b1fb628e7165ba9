/** The form in which names are compared: lower case, no accents, single spaces. `Nováková  JANA` → `novakova jana`. */
export function foldName(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
