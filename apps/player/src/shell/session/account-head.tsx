import type { ReactNode } from 'react'
import { BackToAccount } from './back-to-account.tsx'

type Props = {
  readonly title: string
  /** The page that the others lead back to. */
  readonly isOverview?: boolean
  /** What the page is for, under its title. */
  readonly children?: ReactNode
}

/** The head of every page of the account. */
export function AccountHead({ title, isOverview = false, children }: Props) {
  return (
    <header className="page-head account-head">
      {isOverview ? null : <BackToAccount />}
      <h1>{title}</h1>
      {children}
    </header>
  )
}
