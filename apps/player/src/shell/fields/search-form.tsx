import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'

type Props = {
  readonly children: ReactNode
  /** Path of the page that shows what was looked for. */
  readonly action: string
  readonly className?: string
}

/**
 * A form whose fields become the query of an address: the browser's own without scripts, a navigation of the site with them. React
 * Router's form would bring the sending of forms into the first visit of every page (2 kB), which nothing else here uses.
 */
export function SearchForm({ children, action, className }: Props) {
  const navigate = useNavigate()
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) search.append(name, String(value))
    void navigate({ pathname: action, search: String(search) })
  }
  return (
    <form method="get" action={action} className={className} role="search" onSubmit={go}>
      {children}
    </form>
  )
}
