import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { deleteAddress, type getAddresses } from '#contract/onling-v2/player-address.ts'
import type { AddressKind } from '#contract/shapes/addresses.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { AddressForm } from './address-form.tsx'
import { WrittenAddress } from './written-address.tsx'
import { OnceButton } from '../../shell/once-button.tsx'

type Props = {
  readonly kind: AddressKind
  readonly address: ReplyOf<typeof getAddresses>['addresses'][number] | undefined
  /** Where it may be; empty: anywhere. */
  readonly countries: readonly string[]
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onChanged: () => void
}

const TITLES = { Permanent: 'permanent', Contact: 'contact' } as const

/** One address: shown, changed in place, and removed where the law does not require it. */
export function AddressCard({ kind, address, countries, errors, onChanged }: Props) {
  const t = useTranslations('address')
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState<'saved' | 'removed'>()
  const [failed, setFailed] = useState<Failed>()
  const heading = useRef<HTMLHeadingElement>(null)

  function close(word?: 'saved' | 'removed') {
    setOpen(false)
    setSaid(word)
    // The form is unmounted: the focus goes to the heading.
    heading.current?.focus()
    if (word) onChanged()
  }
  async function remove() {
    setFailed(undefined)
    const answer = await api(deleteAddress, { query: { kind } })
    if (answer.ok) close('removed')
    else setFailed(answer)
  }

  return (
    <section className="panel" aria-labelledby={`address-${kind}`}>
      <h2 id={`address-${kind}`} ref={heading} tabIndex={-1}>
        {t(TITLES[kind])}
      </h2>
      <p className="quiet-text">{t(kind === 'Permanent' ? 'permanentWhat' : 'contactWhat')}</p>
      <p role="status" className={said ? 'is-yes' : 'visually-hidden'}>
        {said ? t(said) : null}
      </p>
      {isOpen ? (
        <AddressForm
          kind={kind}
          address={address}
          countries={countries}
          errors={errors}
          onSaved={() => close('saved')}
          onCancelled={() => close()}
        />
      ) : (
        <>
          {address ? <WrittenAddress address={address} /> : <p>{t('empty')}</p>}
          <Failure failed={failed} texts={errors} />
          <div className="step-buttons">
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t(address ? 'change' : 'add')}
            </Button>
            {address && kind === 'Contact' ? (
              <OnceButton variant="ghost" onClick={() => void remove()}>
                {t('remove')}
              </OnceButton>
            ) : null}
          </div>
        </>
      )}
    </section>
  )
}
