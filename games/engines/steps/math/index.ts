export { stepsEngine, type StepsBet, type StepsDefinition, type StepsOutcome } from './steps-engine.ts'
