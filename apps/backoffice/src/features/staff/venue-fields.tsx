import { useQuery } from '@tanstack/react-query'
import { listVenues } from '#contract/onling-v2/topology.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { readAll } from '../../shell/list/read-all.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'

type Props = { readonly chosen: readonly string[]; readonly onChoose: (venues: readonly string[]) => void }

/** The venues at which a role of their staff is valid. At least one must be chosen. */
export function VenueFields({ chosen, onChoose }: Props) {
  const { t } = useTexts()
  const venues = useQuery({
    queryKey: ['staff', 'venues'],
    queryFn: () => readAll((cursor) => ask(api(listVenues, { query: { limit: 200, ...cursor } }))),
  }).data
  return (
    <fieldset className={layout.group} data-wrong={chosen.length === 0 ? '' : undefined}>
      <legend>{t('staff.venues')}</legend>
      <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('staff.venuesHint')}</p>
      {venues?.map(({ venueId, name, town }) => (
        <label key={venueId} className={joinClasses(layout.row, textStyles.small)}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={chosen.includes(venueId)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, venueId] : chosen.filter((one) => one !== venueId))
            }
          />
          {name}, {town}
        </label>
      ))}
    </fieldset>
  )
}
