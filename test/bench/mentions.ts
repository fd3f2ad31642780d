import { bench as mentions } from '../held-out/mentions.ts'
import type { Bench } from './bench.ts'

export const bench: Bench = mentions
