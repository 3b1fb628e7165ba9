import type { LinesDesign } from '../lines-design.ts'
import { barUDvouZvonu } from './bar-u-dvou-zvonu.ts'
import { certAKaca } from './cert-a-kaca.ts'
import { klasickaTrojka } from './klasicka-trojka.ts'
import { korunovacniKlenoty } from './korunovacni-klenoty.ts'
import { kvartetSedmicek } from './kvartet-sedmicek.ts'
import { ohnivaTriada } from './ohniva-triada.ts'
import { ovocnyKolotoc } from './ovocny-kolotoc.ts'
import { zhavaPec } from './zhava-pec.ts'

export const designs: readonly LinesDesign[] = [
  ovocnyKolotoc,
  certAKaca,
  korunovacniKlenoty,
  klasickaTrojka,
  barUDvouZvonu,
  ohnivaTriada,
  kvartetSedmicek,
  zhavaPec,
]
