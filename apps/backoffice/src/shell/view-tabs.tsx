import { useSearchParams } from 'react-router'
import { showTab } from './show-tab.ts'

type ViewTabsProps<View extends string> = {
  readonly views: readonly View[]
  /** The open one. */
  readonly view: View
  /** What the row of tabs is called. */
  readonly label: string
  readonly nameOf: (view: View) => string
}

/** The views of one screen as tabs, kept in the address as `?view=`. */
export function ViewTabs<View extends string>({ views, view, label, nameOf }: ViewTabsProps<View>) {
  const [, setSearch] = useSearchParams()
  return (
    <nav className="tabs" aria-label={label}>
      {views.map((one) => (
        <a
          key={one}
          href={`?view=${one}`}
          aria-current={one === view ? 'page' : undefined}
          ref={one === view ? showTab : undefined}
          onClick={(event) => {
            event.preventDefault()
            setSearch({ view: one })
          }}
        >
          {nameOf(one)}
        </a>
      ))}
    </nav>
  )
}
