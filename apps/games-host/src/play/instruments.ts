import type { Overtone } from '#games/kit/scene/character.ts'

type Note = {
  readonly hertz: number
  /** End of the pitch's glide; without it the pitch is constant. */
  readonly toHertz?: number
  readonly inS: number
  readonly lastsS: number
  readonly loud: number
  readonly shape: OscillatorType
}
type Bell = Omit<Note, 'shape' | 'toHertz'>
type Noise = Omit<Bell, 'hertz'> & { readonly hertz: number; readonly narrow: number }

const ATTACK_S = 0.006
const SILENCE = 0.0001
const ROOM_S = 0.9
const WET = 0.16

/**
 * Notes, bells, knocks and the whirr of reels on the Web Audio clock, through one small room and a limiter.
 * @param overtones what the bells are made of
 */
export function createInstruments(overtones: readonly Overtone[]) {
  const context = new AudioContext()
  const limiter = new DynamicsCompressorNode(context, { threshold: -14, ratio: 8, attack: 0.003, release: 0.18 })
  const room = new ConvolverNode(context, { buffer: makeRoom(context) })
  const wet = new GainNode(context, { gain: WET })
  const out = new GainNode(context, { gain: 0.9 })
  out.connect(limiter).connect(context.destination)
  out.connect(room).connect(wet).connect(limiter)
  const hiss = makeHiss(context)

  /** A level that rises at once and fades until `lastsS` have passed. */
  function fade(at: number, lastsS: number, loud: number): GainNode {
    const level = context.createGain()
    level.gain.setValueAtTime(SILENCE, at)
    level.gain.linearRampToValueAtTime(loud, at + ATTACK_S)
    level.gain.exponentialRampToValueAtTime(SILENCE, at + lastsS)
    level.connect(out)
    return level
  }

  function note({ hertz, toHertz, inS, lastsS, loud, shape }: Note): void {
    const at = context.currentTime + inS
    const tone = context.createOscillator()
    tone.type = shape
    tone.frequency.setValueAtTime(hertz, at)
    if (toHertz !== undefined) tone.frequency.exponentialRampToValueAtTime(toHertz, at + lastsS)
    tone.connect(fade(at, lastsS, loud))
    tone.start(at)
    tone.stop(at + lastsS + 0.02)
  }

  return {
    note,
    bell({ hertz, inS, lastsS, loud }: Bell): void {
      for (const [times, share, lasts] of overtones) {
        note({ hertz: hertz * times, inS, lastsS: lastsS * lasts, loud: loud * share, shape: 'sine' })
      }
    },
    noise({ inS, lastsS, loud, hertz, narrow }: Noise): void {
      const at = context.currentTime + inS
      const source = new AudioBufferSourceNode(context, { buffer: hiss })
      const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: narrow })
      source.connect(filter).connect(fade(at, lastsS, loud))
      source.start(at, at % 0.5, lastsS + 0.02)
    },
    /** Starts the whirr and returns the function that ends it. */
    whirr(): () => void {
      const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true })
      const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 520, Q: 0.9 })
      const level = new GainNode(context, { gain: 0 })
      const flutter = new OscillatorNode(context, { type: 'triangle', frequency: 29 })
      const depth = new GainNode(context, { gain: 0.018 })
      source.connect(filter).connect(level).connect(out)
      flutter.connect(depth).connect(level.gain)
      level.gain.linearRampToValueAtTime(0.035, context.currentTime + 0.12)
      source.start()
      flutter.start()
      return () => {
        const end = context.currentTime + 0.12
        level.gain.linearRampToValueAtTime(0, end)
        depth.gain.linearRampToValueAtTime(0, end)
        source.stop(end + 0.02)
        flutter.stop(end + 0.02)
      }
    },
    wake: (): void => void (context.state === 'suspended' && context.resume()),
    sleep: (): void => void context.suspend(),
  }
}
export type Instruments = ReturnType<typeof createInstruments>

/** Half a second of noise: deterministic, and never used as randomness. */
function makeHiss(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  fillWithHiss(buffer.getChannelData(0), () => 1)
  return buffer
}

/** Impulse response of a small room: noise that fades. */
function makeRoom(context: AudioContext): AudioBuffer {
  const length = Math.floor(context.sampleRate * ROOM_S)
  const buffer = new AudioBuffer({ length, numberOfChannels: 2, sampleRate: context.sampleRate })
  for (const channel of [0, 1])
    fillWithHiss(buffer.getChannelData(channel), (at) => (1 - at / length) ** 3, channel + 1)
  return buffer
}

function fillWithHiss(samples: Float32Array, loudAt: (at: number) => number, seed = 1): void {
  let state = seed * 2_654_435_769
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    samples[at] = (state / 0x80_00_00_00 - 1) * loudAt(at)
  }
}
