import type { LinesDesign } from '../lines-design.ts'
import { certAKaca } from './cert-a-kaca.ts'
import { korunovacniKlenoty } from './korunovacni-klenoty.ts'
import { ovocnyKolotoc } from './ovocny-kolotoc.ts'

export const designs: readonly LinesDesign[] = [ovocnyKolotoc, certAKaca, korunovacniKlenoty]
