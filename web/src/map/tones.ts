/** The colours of one built-in base map. */
export interface Tone {
  /** Beyond the counties that are drawn: sea, Mexico. */
  beyond: string;
  land: string;
  /** Counties of the states around. */
  neighbour: string;
  district: string;
  countyLine: string;
  countyName: string;
  river: string;
  riverName: string;
  road: string;
  mainRoad: string;
  roadEdge: string;
  roadName: string;
  town: string;
  townName: string;
  /** Around names, so that they stay readable on everything. */
  halo: string;
}

const outdoors: Tone = {
  beyond: '#dfe7e6',
  land: '#f3f1e8',
  neighbour: '#eae8df',
  district: '#e7ecda',
  countyLine: '#c6c0ad',
  countyName: '#8f8a76',
  river: '#7db3d0',
  riverName: '#3f7ea3',
  road: '#ffffff',
  mainRoad: '#fad98f',
  roadEdge: '#bfae86',
  roadName: '#7d6d48',
  town: '#5d665f',
  townName: '#37423d',
  halo: '#f8f6ef',
};

const streets: Tone = {
  beyond: '#d9e6ec',
  land: '#f6f5f2',
  neighbour: '#edecea',
  district: '#f0f3ee',
  countyLine: '#cfcbc4',
  countyName: '#97938b',
  river: '#9cc6e0',
  riverName: '#4580a5',
  road: '#ffffff',
  mainRoad: '#ffd877',
  roadEdge: '#d9b765',
  roadName: '#6b5a2c',
  town: '#4d5359',
  townName: '#2c3238',
  halo: '#ffffff',
};

const light: Tone = {
  beyond: '#e6ebeb',
  land: '#f8faf9',
  neighbour: '#f0f3f2',
  district: '#f1f6f4',
  countyLine: '#d5dcda',
  countyName: '#9aa6a3',
  river: '#c2dae4',
  riverName: '#7d9dab',
  road: '#ffffff',
  mainRoad: '#ffffff',
  roadEdge: '#d2dad8',
  roadName: '#8b9895',
  town: '#8b9895',
  townName: '#5d6b68',
  halo: '#ffffff',
};

const dark: Tone = {
  beyond: '#0a1214',
  land: '#121e21',
  neighbour: '#0f191b',
  district: '#16272a',
  countyLine: '#2b3d41',
  countyName: '#5f767a',
  river: '#245069',
  riverName: '#6a9db8',
  road: '#2c3e43',
  mainRoad: '#3f535a',
  roadEdge: '#0d1719',
  roadName: '#8ba0a4',
  town: '#8ba0a4',
  townName: '#c3d1d2',
  halo: '#0d1719',
};

/** Without imagery: the colours that hill country has from above. */
const satellite: Tone = {
  beyond: '#1d2a33',
  land: '#39412f',
  neighbour: '#31382a',
  district: '#414a34',
  countyLine: '#5a634a',
  countyName: '#a3aa8e',
  river: '#3f6b7c',
  riverName: '#a9cfdd',
  road: '#8c8466',
  mainRoad: '#b5a878',
  roadEdge: '#2b3122',
  roadName: '#e6dfc2',
  town: '#f1eedd',
  townName: '#f7f5ea',
  halo: '#22281a',
};

const tones: Readonly<Record<string, Tone>> = { outdoors, streets, satellite, light, dark };

/** The built-in colours for a base map of the settings, by its id. */
export const toneOf = (baseMap: string): Tone => tones[baseMap] ?? outdoors;
