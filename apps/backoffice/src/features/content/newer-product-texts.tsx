import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listContent } from '#contract/play-v1/staff-content.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT } from './content.ts'

const PAGES_MOST = 200

/** How many pages have a newer text in the product since a release, with the way to them. */
export function NewerProductTexts() {
  const { t } = useTexts()
  const { data } = useQuery({
    queryKey: [...CONTENT, 'newer-product-texts'],
    queryFn: () => ask(api(listContent, { query: { kinds: ['page'], hasNewerProductText: true, limit: PAGES_MOST } })),
  })
  const count = data?.rows.length ?? 0
  if (count === 0) return null
  return (
    <Note kind="risk">
      <span className={layout.grow}>{t('content.newerProductTexts', { count })}</span>
      <Link className={textStyles.link} to={paths.newerProductTexts}>
        {t('content.showNewer')}
      </Link>
    </Note>
  )
}
