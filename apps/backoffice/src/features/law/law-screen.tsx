import { useSearchParams } from 'react-router'
import { useKeys } from '../../shell/keys.ts'
import { moveRowFocus } from '../../shell/move-row-focus.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { DecisionsView } from './decisions-view.tsx'
import { LAW_VIEWS, lawViewOf } from './law-views.ts'
import { PacksView } from './packs-view.tsx'

/** What the rule packs say, and which rule refused whom and when. */
export function LawScreen() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const view = lawViewOf(search)
  useKeys([
    { keys: 'j', label: t('keys.next'), run: () => moveRowFocus(1) },
    { keys: 'k', label: t('keys.previous'), run: () => moveRowFocus(-1) },
  ])
  return (
    <>
      <div className="head">
        <div className="grow">
          <h1>{t('screen.law')}</h1>
          <div className="s mut">{t('law.what')}</div>
        </div>
      </div>
      <nav className="tabs" aria-label={t('law.views')}>
        {LAW_VIEWS.map((one) => (
          <a
            key={one}
            href={`?view=${one}`}
            aria-current={one === view ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              setSearch({ view: one })
            }}
          >
            {t(`law.view.${one}`)}
          </a>
        ))}
      </nav>
      {view === 'packs' ? <PacksView /> : <DecisionsView />}
    </>
  )
}
