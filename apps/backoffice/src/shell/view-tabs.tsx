import { useSearchParams } from 'react-router'
import { TabLinks } from '#ui/tabs/tab-links.tsx'

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
    <TabLinks
      label={label}
      tabs={views.map((key) => ({ key, name: nameOf(key), address: `?view=${key}` }))}
      open={view}
      onOpen={(key) => setSearch({ view: key })}
    />
  )
}
