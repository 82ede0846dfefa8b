import { darker, lighter } from './colour.ts'
import { line, pattern, rect, type Shape, stroke } from './svg.ts'

/** Ribs of corrugated iron, over any colour. */
export const ribs = (id = 'ribs'): Shape =>
  pattern(id, 10, 10, [rect(0, 0, 3, 10, '#000', 'opacity=".13"'), rect(5, 0, 2, 10, '#fff', 'opacity=".16"')])

export const weatherboards = (colour: string, id = 'boards', height = 13): Shape =>
  pattern(id, 20, height, [
    rect(0, 0, 20, height, colour),
    rect(0, height - 2, 20, 2, darker(colour, 0.18)),
    rect(0, 0, 20, 1.5, lighter(colour, 0.4)),
  ])

/** Tongue-and-groove, upright. */
export const uprightBoards = (colour: string, id: string, width = 14): Shape =>
  pattern(id, width, 20, [
    rect(0, 0, width, 20, colour),
    rect(width - 2, 0, 2, 20, darker(colour, 0.22)),
    rect(0, 0, 1.5, 20, lighter(colour, 0.25)),
  ])

export const brickwork = (colour: string, mortar: string, id = 'bricks'): Shape =>
  pattern(id, 36, 22, [
    rect(0, 0, 36, 22, mortar),
    rect(0.8, 0.8, 16.4, 9.4, colour),
    rect(18.8, 0.8, 16.4, 9.4, darker(colour, 0.09)),
    rect(-8, 11.8, 16.4, 9.4, lighter(colour, 0.1)),
    rect(10, 11.8, 16.4, 9.4, darker(colour, 0.04)),
    rect(28, 11.8, 16.4, 9.4, lighter(colour, 0.1)),
  ])

/** Courses of terracotta or concrete tiles, over any colour. */
export const roofTiles = (id = 'tiles'): Shape =>
  pattern(id, 20, 15, [
    stroke('M0 3q5 9 10 9t10-9', '#000', 1.6, 'opacity=".2"'),
    rect(0, 0, 20, 2, '#fff', 'opacity=".1"'),
    line(10, 0, 10, 12, '#000', 1, 'opacity=".1"'),
  ])

/** Cast iron, as on balconies of the 1880s. */
export const ironLace = (colour: string, id = 'lace'): Shape =>
  pattern(id, 26, 26, [
    stroke('M0 26a13 13 0 0 1 26 0M0 13q6.500-10 13 0t13 0M13 0v26M4 4q9 2 9 9 0-7 9-9', colour, 1.5),
    stroke('M13 17a4 4 0 1 1-.1 0M0 0v26', colour, 1.3),
  ])

/** Upright balusters. */
export const balusters = (colour: string, id = 'balusters', gap = 11): Shape =>
  pattern(id, gap, 20, [rect(0, 0, 3.6, 20, colour), rect(3.6, 0, 1, 20, darker(colour, 0.35), 'opacity=".5"')])

/** Crossed battens below a raised floor. */
export const lattice = (colour: string, id = 'lattice'): Shape =>
  pattern(id, 16, 16, [stroke('M0 0L16 16M16 0L0 16', colour, 2.6)])
