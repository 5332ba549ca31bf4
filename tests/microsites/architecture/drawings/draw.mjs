/** Writes the site's pictures to `public/pictures`. Run it with "npm run pictures"; the build runs it too. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { houseModel, libraryModel, nurseryModel, warehouseModel, workshopModel } from './axonometries.mjs';
import { house, library, nursery, street, warehouse, workshop } from './elevations.mjs';
import { at, chain, fitted, greys, hatch, level, line, person, rect, repeat, sheet, tree } from './pen.mjs';
import { detail, figureGround, plan, section } from './plans.mjs';

const folder = 'public/pictures';
mkdirSync(folder, { recursive: true });
const write = (name, drawing) => writeFileSync(`${folder}/${name}.svg`, drawing);

/** The ground below a section cut, from one side of the sheet to the other. */
const earth = (width, y, height = 60) =>
  rect(0, y, width, 7, '#1d2021', '') +
  hatch(
    [
      [0, y + 7],
      [width, y + 7],
      [width - height, y + height],
      [-height, y + height],
    ],
    Math.round(width / 18),
  );

/** An elevation on a wide sheet, with trees, people and level marks. */
function elevation({ width, drawing }, levels, seed) {
  const [top] = levels.at(-1);
  const scale = Math.min(1120 / width, 560 / top);
  const [left, ground] = [(1600 - width * scale) / 2, 690];
  return sheet(
    1600,
    800,
    tree(left - 250, ground, 300, seed) +
      tree(left + width * scale + 130, ground, 400, seed + 4) +
      tree(left + width * scale + 340, ground, 300, seed + 9) +
      at(left, ground, drawing, scale) +
      person(left + width * scale * 0.3, ground, 31 * scale) +
      person(left + width * scale * 0.33, ground, 22 * scale, '#5c6160') +
      person(left - 60, ground, 31 * scale, '#5c6160') +
      earth(1600, ground) +
      levels.map(([height, name]) => level(left - 62, ground - height * scale, name)).join('') +
      chain([left, left + (width * scale) / 2, left + width * scale], 776),
  );
}

const buildings = {
  weinhang: {
    model: houseModel(),
    front: elevation(
      house(),
      [
        [112, '+3,30'],
        [208, '+6,90'],
      ],
      3,
    ),
    section: {
      width: 11,
      floors: [3.2],
      roof: 'gable',
      rise: 3.6,
      bays: 3,
      cellar: 2.6,
      names: ['±0,00', '+3,20'],
      seed: 2,
    },
    plan: {
      width: 24,
      depth: 12,
      rooms: [
        [0, 2, 9, 7, 'table'],
        [9, 2, 3, 7, 'stair'],
        [12, 2, 6, 3.4, 'beds'],
        [12, 5.4, 6, 3.6, 'beds'],
        [18, 2, 6, 7, 'lit'],
        [0, 9, 9, 3, 'open'],
      ],
      doors: [
        [9, 8, -90],
        [12, 4.6, -90],
        [12, 6.4, -90],
        [18, 7.6, -90],
        [3, 9, 0],
      ],
      trees: [
        [21, 10.8, 1.5],
        [15, 11, 1],
        [11.6, 0.4, 0.9],
      ],
    },
    site: { house: [[-90, -14, 180, 30]], seed: 3, density: 0.18 },
    detail: { skin: 'timber', eaves: 'pitched', seed: 0 },
  },
  lindenhof: {
    model: nurseryModel(),
    front: elevation(
      nursery(),
      [
        [82, '+2,40'],
        [172, '+4,80'],
      ],
      6,
    ),
    section: { width: 20, floors: [3], roof: 'sheds', rise: 2, bays: 4, names: ['±0,00', '+3,00'], seed: 5 },
    plan: {
      width: 30,
      depth: 22,
      rooms: [
        [0, 0, 7, 6, 'table'],
        [7, 0, 7, 6, 'table'],
        [14, 0, 8, 6, 'lit'],
        [22, 0, 8, 6, 'table'],
        [0, 6, 5, 9, 'desks'],
        [25, 6, 5, 9, 'beds'],
        [0, 15, 10, 6, 'desks'],
        [10, 15, 10, 6, 'stair'],
        [20, 15, 10, 6, 'table'],
        [6, 7, 18, 7, 'open'],
      ],
      doors: [
        [3, 6, 0],
        [9, 6, 0],
        [17, 6, 0],
        [24, 6, 0],
        [5, 12, -90],
        [25, 12, 90],
        [14, 15, 180],
      ],
      trees: [
        [11, 10.4, 1.8],
        [16, 9.6, 1.3],
        [19.6, 11.4, 1.6],
      ],
    },
    site: {
      house: [
        [-70, -60, 140, 30],
        [-70, 34, 140, 30],
        [-70, -30, 24, 64],
        [46, -30, 24, 64],
      ],
      seed: 11,
      density: 0.72,
    },
    detail: { skin: 'timber', eaves: 'flat', seed: 1 },
  },
  grimma: {
    model: libraryModel(),
    front: elevation(
      library(),
      [
        [58, '+1,40'],
        [342, '+9,80'],
      ],
      9,
    ),
    section: {
      width: 22,
      floors: [4.4, 3.8, 2.6],
      roof: 'flat',
      bays: 4,
      cellar: 2.8,
      names: ['±0,00', '+4,40', '+8,20'],
      lit: 1,
      seed: 4,
    },
    plan: {
      width: 26,
      depth: 17,
      rooms: [
        [0, 0, 26, 17],
        [2, 2, 6, 13, 'shelves'],
        [9, 2, 8, 6, 'lit'],
        [18, 2, 6, 13, 'shelves'],
        [9, 9, 8, 6, 'desks'],
      ],
      doors: [
        [12, 17, 0],
        [8, 8.6, -90],
        [18, 9.6, 90],
      ],
      columns: [
        [8.5, 8.5],
        [17.5, 8.5],
        [8.5, 1],
        [17.5, 1],
        [8.5, 16],
        [17.5, 16],
      ],
      trees: [
        [-2, 12, 1.4],
        [-2, 8, 1.4],
        [-2, 4, 1.4],
      ],
    },
    site: { house: [[-66, -44, 132, 88]], seed: 23, density: 0.86, river: true },
    detail: { skin: 'brick', eaves: 'flat', seed: 2 },
  },
  speicher: {
    model: warehouseModel(),
    front: elevation(
      warehouse(),
      [
        [84, '+3,80'],
        [448, '+19,60'],
        [530, '+23,20'],
      ],
      12,
    ),
    section: {
      width: 20,
      floors: [3.8, 3.4, 3.4, 3.4, 3.6],
      roof: 'flat',
      bays: 4,
      cellar: 2.4,
      names: ['±0,00', '+3,80', '+7,20', '+10,60', '+14,00', '+17,60'],
      lit: 4,
      seed: 7,
    },
    plan: {
      width: 28,
      depth: 14,
      rooms: [
        [0, 0, 28, 14],
        [0, 0, 8, 6, 'desks'],
        [8, 0, 5, 6, 'stair'],
        [13, 0, 15, 6, 'desks'],
        [0, 8, 10, 6, 'beds'],
        [10, 8, 8, 6, 'lit'],
        [18, 8, 10, 6, 'table'],
      ],
      doors: [
        [4, 6, 0],
        [10, 6, 0],
        [18, 6, 0],
        [4, 8, 180],
        [14, 8, 180],
        [22, 8, 180],
      ],
      columns: [
        [4, 7],
        [8, 7],
        [12, 7],
        [16, 7],
        [20, 7],
        [24, 7],
      ],
    },
    site: { house: [[-80, -38, 160, 76]], seed: 31, density: 0.94 },
    detail: { skin: 'brick', eaves: 'flat', seed: 0 },
  },
  werkhof: {
    model: workshopModel(),
    front: elevation(
      workshop(),
      [
        [138, '+5,00'],
        [232, '+8,20'],
      ],
      15,
    ),
    section: { width: 32, floors: [5], roof: 'sheds', rise: 3.2, bays: 4, names: ['±0,00', '+5,00'], seed: 9 },
    plan: {
      width: 32,
      depth: 15,
      rooms: [
        [0, 0, 22, 13, 'desks'],
        [22, 0, 10, 5, 'table'],
        [22, 5, 10, 8, 'lit'],
        [0, 13, 32, 2, 'open'],
      ],
      doors: [
        [22, 3, -90],
        [22, 9, -90],
        [6, 13, 180],
        [27, 13, 180],
      ],
      columns: [
        [5.5, 4.4],
        [11, 4.4],
        [16.5, 4.4],
        [5.5, 8.7],
        [11, 8.7],
        [16.5, 8.7],
      ],
      trees: [
        [34, 12, 1.5],
        [34, 8, 1.2],
      ],
    },
    site: { house: [[-110, -46, 220, 92]], seed: 47, density: 0.34, river: true },
    detail: { skin: 'timber', eaves: 'pitched', seed: 1 },
  },
};

for (const [name, building] of Object.entries(buildings)) {
  write(
    `${name}-axonometrie`,
    sheet(
      1200,
      900,
      fitted(building.model, 1200, 900, [72, name === 'werkhof' ? 200 : 132]),
      name === 'grimma' || name === 'werkhof' ? greys.shade : greys.sheet,
    ),
  );
  write(`${name}-ansicht`, building.front);
  write(`${name}-schnitt`, section(building.section));
  write(`${name}-grundriss`, plan(building.plan));
  write(`${name}-lageplan`, figureGround(building.site));
  write(`${name}-detail`, detail(building.detail));
}

/** All five fronts in one street, for the picture at the top of the home page. */
function streetScene(width, height, builds, ground, scale, first = 90) {
  const { drawing, places } = street(builds, 70);
  return sheet(
    width,
    height,
    repeat(7, (index) => line(0, ground - 120 - index * 90, width, ground - 120 - index * 90, 'hair', greys.shade)) +
      places
        .map(([x, front], index) =>
          tree(first + (x + front + 35) * scale, ground, (index % 2 ? 300 : 220) * scale + 40, index + 2),
        )
        .join('') +
      at(first, ground, drawing, scale) +
      places
        .map(([x, front], index) =>
          person(
            first + (x + front * (0.28 + index * 0.11)) * scale,
            ground,
            36 * scale,
            index % 2 ? '#5c6160' : '#1d2021',
          ),
        )
        .join('') +
      tree(first - 40, ground, 200 * scale + 40, 19) +
      earth(width, ground, 46),
    greys.page,
  );
}
write('strasse', streetScene(2400, 600, [house, library, nursery, warehouse, workshop], 534, 0.68, 110));
write('strasse-schmal', streetScene(900, 620, [library, warehouse], 556, 0.62, 60));
