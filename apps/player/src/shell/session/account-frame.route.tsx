import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/account-frame.route.ts'
import { accountPartsOf } from '../account-parts.ts'
import { requireLocale } from '../require-locale.ts'
import { siteContext } from '../site-context.ts'
import { useSite } from '../site.ts'
import { textsOf } from '../texts.server.ts'
import { MoreTexts } from '../texts.tsx'
import { AccountMenu } from './account-menu.tsx'

/** The frame of all pages of the account: one width, and their menu beside them where there is room. */
export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const locale = requireLocale(site, params.locale)
  return { locale, texts: textsOf(site, locale, ['accountMenu']), parts: accountPartsOf(site.brand) }
}

/** The same on every page of the account. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams['locale'] !== nextParams['locale']
}

export default function AccountFrame({ loaderData: { locale, texts, parts } }: Route.ComponentProps) {
  const { signedIn } = useSite()
  return (
    <MoreTexts locale={locale} texts={texts}>
      <div className="page-width account-frame">
        {signedIn ? <AccountMenu parts={parts} isBeside /> : null}
        <Outlet />
      </div>
    </MoreTexts>
  )
}
