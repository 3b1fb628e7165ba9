import { parseArgs } from 'node:util'

/** Input for a new game. */
export type NewGameInput = {
  readonly key: string
  /** The game whose engine, strips and features it starts with. */
  readonly like: string
  readonly name: { readonly cs: string; readonly en: string }
  /** Per cent. */
  readonly targetRtp: number
  /** Ids of its symbols, in the order of the model's; by default the model's own. */
  readonly symbols: readonly string[] | undefined
  /** The recipe of its pictures; see tools/art/README.md. */
  readonly look: {
    readonly light: readonly string[]
    readonly backdrops: readonly string[]
    readonly layout: string
    readonly pieces: string
    readonly lettering: string
    readonly metal: string
  }
}

export const USAGE = `npm run new:game -- <Key> --like <Key of a game with the engine wanted> --cs "Jméno" --en "Name" --rtp 95.3
  --light "#glow,#air,#deep" --backdrop orchard --pieces "@plum bell"
  [--layout duo] [--metal gold] [--lettering "PRVNÍ|ŘÁDEK"] [--symbols seven,bell,…] [--out folder] [--dry]
The first piece is the hero: @ and a prop (tools/art/props/index.ts), or a symbol; no other game has it before the same backdrop.`

const words = (text: string): string[] => text.split(',').map((word) => word.trim())

/** Parses the command's arguments. Returns every problem, or the request. */
export function readInput(
  args: readonly string[],
):
  | { readonly problems: readonly string[] }
  | { readonly input: NewGameInput; readonly out: string | undefined; isDry: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      like: { type: 'string' },
      cs: { type: 'string' },
      en: { type: 'string' },
      rtp: { type: 'string' },
      symbols: { type: 'string' },
      light: { type: 'string' },
      backdrop: { type: 'string' },
      layout: { type: 'string', default: 'duo' },
      pieces: { type: 'string' },
      metal: { type: 'string', default: 'gold' },
      lettering: { type: 'string' },
      out: { type: 'string' },
      dry: { type: 'boolean', default: false },
    },
  })
  const [key = ''] = positionals
  const { like, cs, en, rtp, light, backdrop, pieces } = values
  const missing = Object.entries({ like, cs, en, rtp, light, backdrop, pieces }).flatMap(([name, value]) =>
    value === undefined || value === '' ? [`--${name} is missing.`] : [],
  )
  const problems = [
    ...(/^[A-Z0-9][A-Za-z0-9]*$/u.test(key) ? [] : [`"${key}" is no key: it begins with a capital letter or a digit.`]),
    ...missing,
    ...(rtp !== undefined && !(Number(rtp) >= 92 && Number(rtp) <= 97) ? ['--rtp is a return from 92 to 97.'] : []),
  ]
  if (problems.length > 0 || !like || !cs || !en || !light || !backdrop || !pieces) return { problems }
  return {
    out: values.out,
    isDry: values.dry,
    input: {
      key,
      like,
      name: { cs, en },
      targetRtp: Number(rtp),
      symbols: values.symbols === undefined ? undefined : words(values.symbols),
      look: {
        light: words(light),
        backdrops: words(backdrop),
        layout: values.layout,
        pieces,
        lettering: values.lettering ?? cs.toLocaleUpperCase('cs').replaceAll(' ', '|'),
        metal: values.metal,
      },
    },
  }
}
