import type { TextKey } from '../texts/text-key.ts'
import { paths } from './paths.ts'
import type { ScreenName } from './screens.ts'

type View = { readonly address: string; readonly text: TextKey }

const viewsOf = <const Name extends string>(path: string, names: readonly Name[], textOf: (name: Name) => TextKey) =>
  names.map((name): View => ({ address: `${path}?view=${name}`, text: textOf(name) }))

/** Views of screens that are lists of their own and open with the right of their screen: who looks for one finds it by its name. */
export const screenViews: Readonly<Partial<Record<ScreenName, readonly View[]>>> = {
  approvals: viewsOf(paths.approvals, ['own', 'open', 'decided', 'policy'], (one) => `approvals.view.${one}`),
  bank: viewsOf(
    paths.bank,
    ['statements', 'days', 'corrections', 'fees', 'approval', 'restrictions', 'rates'],
    (one) => `bank.view.${one}`,
  ),
  documents: [
    { address: `${paths.documents}?view=list`, text: 'lists.asList' },
    { address: paths.migrations, text: 'screen.migrations' },
  ],
  tournaments: viewsOf(
    paths.tournaments,
    ['rounds', 'tournaments', 'halls', 'restricted'],
    (one) => `tournaments.view.${one}`,
  ),
  places: viewsOf(paths.places, ['venues', 'plan', 'terminals', 'hall'], (one) => `places.view.${one}`),
  kiosks: [{ address: `${paths.kiosks}?view=rooms`, text: 'kiosks.rooms' }],
  law: viewsOf(paths.law, ['decisions', 'packs'], (one) => `law.view.${one}`),
}
