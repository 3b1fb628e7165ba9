import { useState } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon, iconNames } from '#ui/icon.tsx'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'outlined', 'ghost', 'base', 'danger', 'destructive']
const SIZES: readonly ButtonSize[] = ['small', 'normal', 'large', 'extra-large']

/** The button in every variant, size and state. */
export function ButtonParts() {
  const [pressed, setPressed] = useState(0)
  const [chosen, setChosen] = useState('First')
  return (
    <section className="gallery-part" aria-label="Button">
      <h2>Button</h2>
      <p className="gallery-row">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} onClick={() => setPressed(pressed + 1)}>
            {variant} <kbd>A</kbd>
          </Button>
        ))}
      </p>
      <p className="gallery-row">
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </p>
      <p className="gallery-row">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant} off
          </Button>
        ))}
      </p>
      <p className="gallery-row">
        <Button aria-disabled="true">Not now</Button>
        <Button isLoading onClick={() => setPressed(pressed + 1)}>
          Under way
        </Button>
        <Button variant="outlined">
          <Icon name="plus" /> With an icon
        </Button>
        <Button variant="ghost" aria-label="Find">
          <Icon name="search" />
        </Button>
        <a className={buttonClass('outlined')} href="#button-link">
          A link
        </a>
      </p>
      <p className="gallery-row">
        {['First', 'Second'].map((one) => (
          <Button key={one} variant="outlined" aria-pressed={one === chosen} onClick={() => setChosen(one)}>
            {one} of two
          </Button>
        ))}
      </p>
      <p>Pressed: {pressed}</p>
    </section>
  )
}

/** Every icon with its name. */
export function IconParts() {
  return (
    <section className="gallery-part" aria-label="Icon">
      <h2>Icon</h2>
      <p className="gallery-row">
        {iconNames.map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}
          </span>
        ))}
      </p>
    </section>
  )
}
