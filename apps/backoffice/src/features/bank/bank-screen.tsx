import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { useKeys } from '../../shell/keys.ts'
import { moveRowFocus } from '../../shell/move-row-focus.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { BANK_VIEWS, bankViewOf, type BankView } from './bank-views.ts'
import { CorrectionsView } from './corrections-view.tsx'
import { DaysView } from './days-view.tsx'
import { RatesView } from './rates-view.tsx'
import { RestrictionsView } from './restrictions-view.tsx'
import { StatementsView } from './statements-view.tsx'

const VIEWS: Readonly<Record<BankView, ComponentType>> = {
  statements: StatementsView,
  days: DaysView,
  corrections: CorrectionsView,
  restrictions: RestrictionsView,
  rates: RatesView,
}

/** What comes from banks and goes to them, apart from one player's payments. */
export function BankScreen() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const view = bankViewOf(search)
  const View = VIEWS[view]
  useKeys([
    { keys: 'j', label: t('keys.next'), run: () => moveRowFocus(1) },
    { keys: 'k', label: t('keys.previous'), run: () => moveRowFocus(-1) },
  ])
  return (
    <>
      <div className="head">
        <div className="grow">
          <h1>{t('screen.bank')}</h1>
          <div className="s mut">{t('bank.what')}</div>
        </div>
      </div>
      <nav className="tabs" aria-label={t('bank.views')}>
        {BANK_VIEWS.map((one) => (
          <a
            key={one}
            href={`?view=${one}`}
            aria-current={one === view ? 'page' : undefined}
            // On a phone the open view may be beyond the edge.
            ref={one === view ? (tab) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' }) : undefined}
            onClick={(event) => {
              event.preventDefault()
              setSearch({ view: one })
            }}
          >
            {t(`bank.view.${one}`)}
          </a>
        ))}
      </nav>
      <View />
    </>
  )
}
