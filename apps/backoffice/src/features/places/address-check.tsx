import { useMutation } from '@tanstack/react-query'
import { checkVenueAddress } from '#contract/play-v1/staff-places.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { splitStreet } from './split-street.ts'
import type { VenueDraft } from './venue-draft.ts'

type Place = Pick<VenueDraft, 'street' | 'town' | 'postCode'>
type Props = { readonly draft: Place; readonly onTake: (place: Place) => void }

/** Validates the typed address with the register of the market, and offers alternatives. */
export function AddressCheck({ draft, onTake }: Props) {
  const { t } = useTexts()
  const { street, houseNumber } = splitStreet(draft.street)
  const [town, postCode] = [draft.town.trim(), draft.postCode.trim()]
  const check = useMutation({
    mutationFn: () => ask(api(checkVenueAddress, { query: { street, houseNumber, town, postCode } })),
  })
  const isWhole = houseNumber !== '' && town !== '' && postCode.length > 2
  return (
    <div>
      <Button variant="outlined" disabled={!isWhole || check.isPending} onClick={() => check.mutate()}>
        {t('places.checkAddress')}
      </Button>
      <div aria-live="polite" className={textStyles.small}>
        {check.isError ? <ProblemNote error={check.error} /> : null}
        {check.data ? (
          <Status kind={check.data.match === 'EXACT' ? 'ok' : 'wait'}>
            {t(`places.addressMatch.${check.data.match}`)}
          </Status>
        ) : null}
        <ul>
          {check.data?.suggestions.map((found) => (
            <li key={found.label}>
              {found.label}{' '}
              <Button
                variant="ghost"
                size="small"
                onClick={() =>
                  onTake({
                    street: `${found.street} ${found.houseNumber}`.trim(),
                    town: found.town,
                    postCode: found.postCode,
                  })
                }
              >
                {t('places.takeAddress')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
