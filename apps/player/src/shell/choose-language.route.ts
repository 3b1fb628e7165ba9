import { redirect } from 'react-router'
import type { Route } from './+types/choose-language.route.ts'
import { chooseLanguage } from './choose-language.ts'
import { paths } from './paths.ts'
import { siteContext } from './site-context.ts'

/** `/` redirects to the lobby in the language that the browser prefers. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(siteContext)
  const locale = chooseLanguage(request.headers.get('accept-language'), brand.languages, brand.defaultLanguage)
  return redirect(paths.lobby(locale), { headers: { vary: 'Accept-Language' } })
}
