/** The colors of one built-in base map. */
export interface Tone {
  /** Beyond the counties that are drawn: sea, Mexico. */
  beyond: string;
  land: string;
  /** Counties of the states around. */
  neighbor: string;
  district: string;
  countyLine: string;
  countyName: string;
  park: string;
  parkName: string;
  building: string;
  /** Lakes, rivers and creeks. */
  river: string;
  riverName: string;
  railway: string;
  /** Streets that lead to houses. */
  street: string;
  /** What leads from one part of town to the next. */
  road: string;
  mainRoad: string;
  motorway: string;
  streetEdge: string;
  /** Of main roads and motorways. */
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
  neighbor: '#eae8df',
  district: '#eeefe1',
  countyLine: '#c6c0ad',
  countyName: '#8f8a76',
  park: '#cfe0b9',
  parkName: '#4b6f33',
  building: '#e4dfd2',
  river: '#93bfd8',
  riverName: '#31708f',
  railway: '#b5ada0',
  street: '#ffffff',
  road: '#fdfbf3',
  mainRoad: '#fbe3a6',
  motorway: '#f6c76f',
  streetEdge: '#c4bba3',
  roadEdge: '#c5a868',
  roadName: '#5f5439',
  town: '#5d665f',
  townName: '#29352f',
  halo: '#f8f6ef',
};

const streets: Tone = {
  beyond: '#d9e6ec',
  land: '#f5f4f1',
  neighbor: '#edecea',
  district: '#f3f4f0',
  countyLine: '#cfcbc4',
  countyName: '#8f8b83',
  park: '#dcebd2',
  parkName: '#55794a',
  building: '#e6e3de',
  river: '#a6cde6',
  riverName: '#34739b',
  railway: '#b9b9bd',
  street: '#ffffff',
  road: '#ffffff',
  mainRoad: '#ffe08a',
  motorway: '#fdb863',
  streetEdge: '#bdb9b2',
  roadEdge: '#cf9c45',
  roadName: '#4c4a45',
  town: '#4d5359',
  townName: '#22282e',
  halo: '#ffffff',
};

const light: Tone = {
  beyond: '#e6ebeb',
  land: '#f8faf9',
  neighbor: '#f0f3f2',
  district: '#f4f7f6',
  countyLine: '#d5dcda',
  countyName: '#98a3a1',
  park: '#eaf1ec',
  parkName: '#84978c',
  building: '#eef1f0',
  river: '#cbdfe8',
  riverName: '#7596a5',
  railway: '#d9dedd',
  street: '#ffffff',
  road: '#ffffff',
  mainRoad: '#ffffff',
  motorway: '#fdfdfd',
  streetEdge: '#c3cdcb',
  roadEdge: '#b3bfbc',
  roadName: '#7c8a87',
  town: '#8b9895',
  townName: '#56645f',
  halo: '#ffffff',
};

const dark: Tone = {
  beyond: '#0a1214',
  land: '#121e21',
  neighbor: '#0f191b',
  district: '#15262a',
  countyLine: '#2b3d41',
  countyName: '#6c8489',
  park: '#17302a',
  parkName: '#6f9a83',
  building: '#1b2a2e',
  river: '#245573',
  riverName: '#78aac4',
  railway: '#33464b',
  street: '#32474d',
  road: '#3d555c',
  mainRoad: '#4c666f',
  motorway: '#61808a',
  streetEdge: '#121e21',
  roadEdge: '#0c1618',
  roadName: '#a3b5b8',
  town: '#8ba0a4',
  townName: '#d3dfdf',
  halo: '#0d1719',
};

const tones: Readonly<Record<string, Tone>> = { outdoors, streets, light, dark };

/** The built-in colors for a base map of the settings, by its id; those of Outdoors where it has none. */
export const toneOf = (baseMap: string): Tone => tones[baseMap] ?? outdoors;
