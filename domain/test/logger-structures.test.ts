import { describe, expect, test } from 'vitest';
import { readLoggerText } from '../src/loggers/read-logger-file.ts';

/** The structure is that of real files, which stay where they are published; every number is invented. */
const read = (lines: readonly string[]) => readLoggerText(lines.join('\r\n'))!;
const namesOf = (file: ReturnType<typeof read>) => file.channels.map(({ name, unit, kind }) => [name, unit, kind]);
const rowsOf = (file: ReturnType<typeof read>) => file.rows.map(({ at, values }) => [at, ...values]);

describe('Van Essen', () => {
  const head = [
    'Data file for DataLogger.',
    '==============================================================================',
    'COMPANY    : <Company name>',
    'CREATED BY : Diver-Office 9.1.0.0',
    '==========================    BEGINNING OF DATA     ==========================',
    '[Logger settings]',
    '  Instrument type         =Cera-Diver=16',
    '  Serial number           =..00-T0042  216.',
    '  Instrument number       =          UTC+1     ',
    '                          =0',
    '  Location                =mw-7',
    '  Number of channels      =2',
    '[Channel 1]',
    '  Identification          =PRESSURE',
    '  Reference level         =400.000   cm',
    '  Range                   =1750.000  cm',
    '[Channel 2]',
    '  Identification          =TEMPERATURE',
    '  Reference level         =-20.000   °C',
  ];

  test('a .mon file names its clock where the number of the instrument has its place', () => {
    const file = read([
      ...head,
      '[Series settings]',
      '  Start date / time       =00:55:15 15/03/26',
      '[Channel 1 from data header]',
      '  Identification          =PRESSURE',
      '  Reference level         =400.000   cm',
      '[Channel 2 from data header]',
      '  Identification          =TEMPERATURE',
      '  Reference level         =-20.000   °C',
      '',
      '[Data]',
      '2',
      '2026/03/15 15:55:00.0     1370.258      13.320',
      '2026/03/15 16:00:00.0     1372.067      13.087',
      'END OF DATA FILE OF DATALOGGER FOR WINDOWS',
    ]);
    expect([file.maker, file.format, file.serial, file.location, file.timeZone]).toEqual([
      'Van Essen',
      'Diver .mon',
      'T0042',
      'mw-7',
      'UTC+01:00',
    ]);
    expect(namesOf(file)).toEqual([
      ['PRESSURE', 'cm', 'pressure'],
      ['TEMPERATURE', '°C', 'temperature'],
    ]);
    expect(rowsOf(file)).toEqual([
      ['2026-03-15T15:55:00', 1370.258, 13.32],
      ['2026-03-15T16:00:00', 1372.067, 13.087],
    ]);
    expect(file.problems).toEqual([]);
  });

  test('an export of Diver-Office has the same head, then columns with decimal commas', () => {
    const file = read([
      ...head,
      '',
      'Temperature[°C];2:Spec.cond.[mS/cm];Date/time;Water head[cm]',
      '5,18;2;2026/03/15 10:30:00;26,9',
      '0,6;3;2026/03/15 11:00:00;    ',
      'END OF DATA FILE OF DATALOGGER FOR WINDOWS',
      '    ',
    ]);
    expect([file.format, file.serial, file.location, file.timeZone]).toEqual([
      'Diver-Office .csv',
      'T0042',
      'mw-7',
      'UTC+01:00',
    ]);
    expect(namesOf(file)).toEqual([
      ['Temperature', '°C', 'temperature'],
      ['Spec.cond.', 'mS/cm', 'conductivity'],
      ['Water head', 'cm', 'level'],
    ]);
    expect(rowsOf(file)).toEqual([
      ['2026-03-15T10:30:00', 5.18, 2, 26.9],
      ['2026-03-15T11:00:00', 0.6, 3, null],
    ]);
  });

  test('an export without the head is told by the place it names', () => {
    const file = read(['Location=rb1', 'Date/time,Water head[cm],Temperature[°C]', '2026/03/15 10:30:00,26.9,5.18']);
    expect([file.maker, file.location, rowsOf(file)]).toEqual([
      'Van Essen',
      'rb1',
      [['2026-03-15T10:30:00', 26.9, 5.18]],
    ]);
  });
});

describe('Onset HOBO', () => {
  test('the columns of what happened to the logger measure nothing, and the heading says the clock', () => {
    const file = read([
      '\uFEFF"Plot Title: MW-7"',
      '"#","Date Time, GMT-06:00","Abs Pres, psi (LGR S/N: 1234567, SEN S/N: 1234567)","Temp, °F (LGR S/N: 1234567, SEN S/N: 1234567, LBL: deep)","Water Level, feet (LGR S/N: 1234567)","Coupler Detached (LGR S/N: 1234567)","End Of File (LGR S/N: 1234567)"',
      '1,07/19/26 10:00:00 AM,14.21,68.1,3.25,Logged,',
      '2,07/19/26 12:30:00 PM,14.22,68.2,3.26,,Logged',
    ]);
    expect([file.maker, file.serial, file.location, file.timeZone]).toEqual(['Onset', '1234567', 'MW-7', 'UTC-06:00']);
    expect(namesOf(file)).toEqual([
      ['Abs Pres', 'psi', 'pressure'],
      ['Temp', '°F', 'temperature'],
      ['Water Level', 'ft', 'level'],
    ]);
    expect(rowsOf(file)).toEqual([
      ['2026-07-19T10:00:00', 14.21, 68.1, 3.25],
      ['2026-07-19T12:30:00', 14.22, 68.2, 3.26],
    ]);
    expect(file.problems).toEqual([]);
  });

  test('in German, with dots between month and day', () => {
    const file = read([
      '"Plot-Titel: AKT"',
      '"Anz.","Datum Zeit, GMT+01:00","Temp., °C (LGR S/N: 7654321, SEN S/N: 7654321, LBL: Celsius)","Host verbunden (LGR S/N: 7654321)"',
      '1,12.17.25 03:30:46 PM,19.567,',
      '2,12.18.25 12:30:46 AM,5.860,Aufgezeichnet',
    ]);
    expect([file.location, file.timeZone, namesOf(file)]).toEqual([
      'AKT',
      'UTC+01:00',
      [['Temp.', '°C', 'temperature']],
    ]);
    expect(rowsOf(file)).toEqual([
      ['2025-12-17T15:30:46', 19.567],
      ['2025-12-18T00:30:46', 5.86],
    ]);
    expect(file.problems).toEqual([]);
  });

  test('in Swedish, where the date stands behind what was measured', () => {
    const file = read([
      '"Plot Title: temp"',
      '"#","Temp, °C (LGR S/N: 1234567, SEN S/N: 1234567, LBL: Rb1)","Date Time, GMT+01:00"',
      '1,4.558,07/19/26 10:00:00 fm',
      '2,4.402,07/19/26 01:00:00 em',
    ]);
    expect(rowsOf(file)).toEqual([
      ['2026-07-19T10:00:00', 4.558],
      ['2026-07-19T13:00:00', 4.402],
    ]);
  });

  test('dates with dots stay day before month where they can be', () => {
    const file = read(['Datum Zeit;Abstich [m]', '03.04.2026 10:00;4,1', '04.04.2026 10:00;4,2']);
    expect(file.rows.map(({ at }) => at)).toEqual(['2026-04-03T10:00:00', '2026-04-04T10:00:00']);
  });
});

describe('In-Situ', () => {
  test('VuSitu puts its facts and its numbers between quotes', () => {
    const file = read([
      '"Location Properties"',
      '"Location Name = MW-7"',
      '"Location ID = 00000000-0000-4000-8000-000000000000"',
      '""',
      '"Report Properties"',
      '"Start Time = 2026-02-07 08:00:00.073"',
      '"Readings = 2"',
      '"Time Offset = -06:00:00"',
      '""',
      '"Instrument Properties"',
      '"Device Model = Level TROLL 500"',
      '"Device SN = 424242"',
      '""',
      '"Log Properties"',
      '"Log Name = pumping"',
      '"Interval = 00:00:05"',
      '""',
      '""',
      '"Date Time","Pressure (psi) (424242)","Temperature (°F) (424242)","Depth (ft) (424242)"',
      '"2026-02-07 08:00:00.073","4.3647366","71.69203","10.078042"',
      '"2026-02-07 08:00:05.074","0.000(ERR)","71.68681","10.077205"',
    ]);
    expect([file.maker, file.serial, file.location, file.timeZone]).toEqual(['In-Situ', '424242', 'MW-7', 'UTC-06:00']);
    expect(namesOf(file)).toEqual([
      ['Pressure', 'psi', 'pressure'],
      ['Temperature', '°F', 'temperature'],
      ['Depth', 'ft', 'level'],
    ]);
    expect(rowsOf(file)).toEqual([
      ['2026-02-07T08:00:00', 4.3647366, 71.69203, 10.078042],
      ['2026-02-07T08:00:05', null, 71.68681, 10.077205],
    ]);
  });

  test('Win-Situ of a sonde with several sensors has notes and headings on more lines', () => {
    const file = read([
      'Application:;WinSitu.exe',
      'Device Properties',
      'Device;Aqua TROLL 600 Non-Vented',
      'Site;Spring 3',
      'Serial Number;454545',
      '',
      'Log Notes:',
      'Date and Time;Note',
      '22.05.2026 15:51:05;Device Reset',
      '',
      'Log Data:',
      'Time Zone: Mitteleuropäische Zeit',
      '',
      ';;Sensor: Cond          ;Sensor: RDO           ;',
      ';Elapsed Time;SN#: 442678    ;SN#: 447325       ;',
      'Date and Time;Seconds     ;Temperature (C)    ;Dissolved Oxygen (concentration) (mg/L) ;',
      '23.05.2026 15:31:50;       0.000;       21.989;     7.625;',
      '23.05.2026 15:41:50;     600.000;       21.958;     7.760;',
    ]);
    expect([file.serial, file.location, file.timeZone]).toEqual(['454545', 'Spring 3', 'Mitteleuropäische Zeit']);
    expect(namesOf(file)).toEqual([
      ['Temperature', '°C', 'temperature'],
      ['Dissolved Oxygen (concentration)', 'mg/L', 'other'],
    ]);
    expect(rowsOf(file)[1]).toEqual(['2026-05-23T15:41:50', 21.958, 7.76]);
    expect(file.problems).toEqual([]);
  });
});

describe('ZRXP, as SEBA and others write it', () => {
  test('sensors one below the other stand beside each other, what is marked invalid is missing', () => {
    const file = read([
      '## written by hand',
      '#ZRXPVERSION3014.03|*|ZRXPCREATORdemo|*|',
      '#SANR6201|*|SNAMEWell 7|*|CNAMEWater level|*|CUNITm|*|RINVAL-777|*|TZUTC-6|*|',
      '#LAYOUT(timestamp,value,remark)|*|',
      '20260429000000 2.26 "as it was read"',
      '202604290015 -777.00 ""',
      '#SANR6201|*|SNAMEWell 7|*|CNRWT|*|CNAMEWater temperature|*|CUNIT°C|*|RINVAL-777|*|TZUTC-6|*|',
      '#LAYOUT(timestamp,value)|*|',
      '20260429000000\t12.5',
      '20260429003000\t12.6',
    ]);
    expect([file.maker, file.location, file.timeZone]).toEqual(['SEBA', 'Well 7', 'UTC-06:00']);
    expect(namesOf(file)).toEqual([
      ['Water level', 'm', 'level'],
      ['Water temperature', '°C', 'temperature'],
    ]);
    expect(rowsOf(file)).toEqual([
      ['2026-04-29T00:00:00', 2.26, 12.5],
      ['2026-04-29T00:15:00', null, null],
      ['2026-04-29T00:30:00', null, 12.6],
    ]);
    expect(file.problems).toEqual([]);
  });

  test('an older head has no layout, states behind the values and a unit in capitals', () => {
    const file = read([
      '#TZUTC+1|*|CTYPEn-min-ip|*|CUNITM|*|RINVAL-777|*|RNR-1|*||*|  127 3',
      '20260101000000 2.26   127 3',
      '20260101001500 2.2   127 3',
    ]);
    expect([file.timeZone, namesOf(file)]).toEqual(['UTC+01:00', [['Value', 'm', 'level']]]);
    expect(rowsOf(file)).toEqual([
      ['2026-01-01T00:00:00', 2.26],
      ['2026-01-01T00:15:00', 2.2],
    ]);
  });

  test('another station and a forecast are said, and not mixed in', () => {
    const file = read([
      '#SNAMEA|*|SANR1|*|TZUTC|*|CUNITm|*|',
      '20260429000000 1.5',
      '#SNAMEB|*|SANR2|*|TZUTC|*|CUNITm|*|',
      '20260429000000 9.5',
    ]);
    expect([file.timeZone, rowsOf(file)]).toEqual(['UTC+00:00', [['2026-04-29T00:00:00', 1.5]]]);
    expect(file.problems).toEqual([{ line: 3, what: expect.stringMatching(/Station 2 .* separate file/) }]);
    const forecast = read([
      '#SANR1|*|LAYOUT(timestamp,forecast,member,value)|*|',
      '20260429000000 20260430000000 AVG 1',
    ]);
    expect(forecast.problems).toEqual([{ line: 1, what: expect.stringMatching(/forecasts/) }]);
  });
});

describe('OTT MIS', () => {
  test('all sensors of a station, with either way of writing the time', () => {
    const file = read([
      '<TIMEZONE>UTC-6</TIMEZONE>',
      '<STATION>000000H001</STATION><SENSOR>1(m)</SENSOR><DATEFORMAT>YYYYMMDD</DATEFORMAT>',
      '<FIRMWARE>1.2</FIRMWARE>',
      '20260428;190000;0.98',
      '20260428;19:10:00;0.97',
      '<STATION>000000H001</STATION><SENSOR>0032</SENSOR><DATEFORMAT>YYYYMMDD</DATEFORMAT>',
      '20260428;190000;13.0',
      '20260428;191000;***',
    ]);
    expect([file.maker, file.location, file.timeZone]).toEqual(['OTT', '000000H001', 'UTC-06:00']);
    expect(namesOf(file)).toEqual([
      ['Sensor 1', 'm', 'level'],
      ['Sensor 0032', '', 'other'],
    ]);
    expect(rowsOf(file)).toEqual([
      ['2026-04-28T19:00:00', 0.98, 13],
      ['2026-04-28T19:10:00', 0.97, null],
    ]);
  });

  test('another station, and what is no reading', () => {
    const file = read([
      '<STATION>1</STATION><SENSOR>W</SENSOR><DATEFORMAT>YYYYMMDD</DATEFORMAT>',
      '20260428;190000;0.98',
      '20260428;190000;0.99',
      'no reading',
      '20260428;191000;x1',
      '<STATION>2</STATION><SENSOR>W</SENSOR><DATEFORMAT>YYYYMMDD</DATEFORMAT>',
      '20260428;190000;5',
    ]);
    expect(file.rows).toHaveLength(3);
    expect(file.problems.map(({ line, what }) => [line, what])).toEqual([
      [3, expect.stringMatching(/time of another/)],
      [4, expect.stringMatching(/is not a reading/)],
      [5, expect.stringMatching(/“x1” is not a number/)],
      [6, expect.stringMatching(/Station 2/)],
    ]);
  });
});

describe('Greenspan', () => {
  test('a converter that fills its columns up', () => {
    const file = read([
      ',Greenspan data converter .dll Version:  2. 3. 1',
      'Site Name ,                    ',
      'Site Information ,well seven   ',
      'Serial Number ,00000000',
      'Channel Type,,,Data Channels,,',
      'Column Heading,dd/mm/yyyy hh:mm:ss,Type/Comment,Pressure____,Temperature_,EC__________',
      'Unit,,,(ft________),(deg_C_____),(uS/cm_____)',
      'Channel Number,,,0,1,2',
      'Data,28/04/2026 15:50:00,Data, 1.5, 29.35, 293.3',
      ',30/04/2026 16:05:00,Data, 1.6, 20.14, 34852',
    ]);
    expect([file.serial, file.location]).toEqual([null, 'well seven']);
    expect(namesOf(file)).toEqual([
      ['Pressure', 'ft', 'pressure'],
      ['Temperature', '°C', 'temperature'],
      ['EC', 'µS/cm', 'conductivity'],
    ]);
    expect(rowsOf(file)[1]).toEqual(['2026-04-30T16:05:00', 1.6, 20.14, 34852]);
  });

  test('what the logger itself writes', () => {
    const file = read([
      '# GREENSPAN',
      '# 2026060814000020260718140000',
      'L 2.C144 00017837 GREENSPAN_DE Greenspan_raingauge_ 17837_______________ ',
      'C0 B ',
      'C1 A 00000000 C1____ +00008.0 +01000.0 +01000.0 +00000.0 01',
      '# C1_ m_________ Pressure____',
      '# C2_ deg_C_____ Temperature_',
      '# ',
      'T20260608140000',
      'D1 +00008.6',
      'D2 +0031.57',
      'T20260609000000',
      'D0 10.40 +0000000',
    ]);
    expect([file.maker, file.format, file.serial]).toEqual(['Greenspan', 'logger .txt', '17837']);
    expect(namesOf(file)).toEqual([
      ['Pressure', 'm', 'pressure'],
      ['Temperature', '°C', 'temperature'],
      ['Battery', 'V', 'battery'],
    ]);
    expect(rowsOf(file)).toEqual([
      ['2026-06-08T14:00:00', 8.6, 31.57, null],
      ['2026-06-09T00:00:00', null, null, 10.4],
    ]);
  });
});

describe('YSI', () => {
  test('a sheet with its headings between lines of dashes, the year first', () => {
    const file = read([
      '"==========","========","=====","======","======="',
      '"      Date","    Time"," Temp","SpCond","  Depth"',
      '"     y/m/d","hh:mm:ss","    C"," mS/cm"," meters"',
      '"----------","--------","-----","------","-------"',
      '2026/06/22,09:11:08,28.74,0.00,-0.651',
    ]);
    expect([file.maker, namesOf(file), rowsOf(file), file.problems]).toEqual([
      'YSI',
      [
        ['Temp', '°C', 'temperature'],
        ['SpCond', 'mS/cm', 'conductivity'],
        ['Depth', 'm', 'level'],
      ],
      [['2026-06-22T09:11:08', 28.74, 0, -0.651]],
      [],
    ]);
  });

  test('the same printed in columns of blanks, with two digits of the year', () => {
    const file = read([
      '=========================================',
      '    Date     Time  Temp SpCond   Depth',
      '   y/m/d hh:mm:ss     C  mS/cm  meters',
      '-----------------------------------------',
      '26/10/04 11:00:31 23.42  0.000   0.003',
      '26/10/05 12:00:32 24.37  0.000   0.000',
    ]);
    expect([file.maker, rowsOf(file), file.problems]).toEqual([
      'YSI',
      [
        ['2026-10-04T11:00:31', 23.42, 0, 0.003],
        ['2026-10-05T12:00:32', 24.37, 0, 0],
      ],
      [],
    ]);
  });
});

test('Eureka ends its lines with a comma and leaves some units empty', () => {
  const file = read([
    'Date,Time,Temp.,SC,DO,pH,Depth,Bat.,',
    ',,°C,uS/cm,mg/l,  ,m,V,',
    '01/25/2026,12:00:00,15.80,9480,9.60,7.94,0.16,4.1,',
    '01/31/2026,10:45:00,15.81,28600,10.34,8.00,0.91,11.6,',
  ]);
  expect(namesOf(file)).toEqual([
    ['Temp.', '°C', 'temperature'],
    ['SC', 'µS/cm', 'conductivity'],
    ['DO', 'mg/l', 'other'],
    ['pH', '', 'other'],
    ['Depth', 'm', 'level'],
    ['Bat.', 'V', 'battery'],
  ]);
  expect(rowsOf(file)[0]).toEqual(['2026-01-25T12:00:00', 15.8, 9480, 9.6, 7.94, 0.16, 4.1]);
  expect(file.problems).toEqual([]);
});

test('Hydrolab has units of two words above its columns', () => {
  const file = read([
    'Log File Name : well_7',
    '',
    '  Time    Temp      DO      DO   Level    Batt',
    'HHMMSS   deg C   % Sat    mg/l    feet   volts',
    '',
    'Date (MMDDYY) : 022826',
    '103000   22.73    75.1    6.51   -0.65    13.2&',
  ]);
  expect(namesOf(file)).toEqual([
    ['Temp', '°C', 'temperature'],
    ['DO', '% Sat', 'other'],
    ['DO', 'mg/l', 'other'],
    ['Level', 'ft', 'level'],
    ['Batt', 'V', 'battery'],
  ]);
  expect(rowsOf(file)).toEqual([['2026-02-28T10:30:00', 22.73, 75.1, 6.51, -0.65, 13.2]]);
});
