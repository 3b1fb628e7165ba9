import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { createSection, getPlaces } from '#contract/play-v1/staff-content.ts'
import type { WrittenSection } from '#contract/shapes/sections.ts'
import { Select } from '#ui/field/select.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT } from './content.ts'
import styles from './content.module.css'
import { keyOfNew } from './item-edits.ts'
import { emptySection, placesToOffer, usualPlace } from './section-forms.ts'
import { SectionForm } from './section-form.tsx'

/** Section types that places accept; loaded once. */
export const usePlaces = () =>
  useQuery({ queryKey: [...CONTENT, 'places'], queryFn: () => ask(api(getPlaces, { query: {} })), staleTime: Infinity })

/** A new section: first its place, then its content. */
export function NewSectionScreen() {
  const { t } = useTexts()
  const go = useNavigate()
  const [search, setSearch] = useSearchParams()
  const query = usePlaces()
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  const { languages, jackpots } = query.data
  const offered = placesToOffer(query.data.places)
  const { place, types } = offered.find((one) => one.place === search.get('place')) ?? usualPlace(offered)
  return (
    <>
      <div className={layout.head}>
        <h1>{t('content.newSection')}</h1>
      </div>
      <div className={joinClasses(layout.scroll, layout.padded)}>
        <div className={joinClasses(styles.editor, styles.above)}>
          <Select
            label={t('content.place')}
            value={place}
            options={offered.map(({ place: one }) => ({ value: one, label: t(`content.place.${one}`) }))}
            onChange={({ target }) => setSearch({ place: target.value })}
          />
        </div>
        <SectionForm
          key={place}
          languages={languages}
          types={types}
          jackpots={jackpots}
          editOf={keyOfNew(place)}
          latestVersion={null}
          written={emptySection(languages, types)}
          onSave={async (section: WrittenSection) => {
            const { contentId, version } = await ask(api(createSection, { body: { place, section } }))
            await go(paths.contentOf(contentId))
            return version
          }}
        />
      </div>
    </>
  )
}
