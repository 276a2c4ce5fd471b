import AppRegistration from '@mui/icons-material/AppRegistrationOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Calculate from '@mui/icons-material/CalculateOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Construction from '@mui/icons-material/ConstructionOutlined';
import Contacts from '@mui/icons-material/ContactsOutlined';
import Dataset from '@mui/icons-material/DatasetOutlined';
import DateRange from '@mui/icons-material/DateRangeOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DriveFolderUpload from '@mui/icons-material/DriveFolderUploadOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import EventNote from '@mui/icons-material/EventNoteOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FolderShared from '@mui/icons-material/FolderSharedOutlined';
import FormatColorReset from '@mui/icons-material/FormatColorResetOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Landscape from '@mui/icons-material/LandscapeOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import ManageHistory from '@mui/icons-material/ManageHistoryOutlined';
import Map from '@mui/icons-material/MapOutlined';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailboxOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import MyLocation from '@mui/icons-material/MyLocationOutlined';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import PersonPinCircle from '@mui/icons-material/PersonPinCircleOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import Science from '@mui/icons-material/ScienceOutlined';
import Sensors from '@mui/icons-material/SensorsOutlined';
import ShowChart from '@mui/icons-material/ShowChartOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Speed from '@mui/icons-material/SpeedOutlined';
import StackedLineChart from '@mui/icons-material/StackedLineChartOutlined';
import Thermostat from '@mui/icons-material/ThermostatOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import WaterDrop from '@mui/icons-material/WaterDropOutlined';
import WaterfallChart from '@mui/icons-material/WaterfallChartOutlined';

/** What the sidebar shows beside its entries. The table of screens names them alone: every page begins with it, and few draw them. */
export const menuIcons = {
  AppRegistration,
  Article,
  Calculate,
  Checklist,
  Construction,
  Contacts,
  Dataset,
  DateRange,
  Description,
  DriveFolderUpload,
  Edit,
  EventNote,
  EventRepeat,
  FactCheck,
  FileDownload,
  FolderShared,
  FormatColorReset,
  FormatListBulleted,
  ForwardToInbox,
  Insights,
  Key,
  Landscape,
  Layers,
  Lock,
  Mail,
  ManageAccounts,
  ManageHistory,
  Map,
  MarkunreadMailbox,
  MenuBook,
  MoveToInbox,
  MyLocation,
  NotificationsActive,
  NotificationsNone,
  PersonPinCircle,
  PhotoLibrary,
  Publish,
  Replay,
  Rule,
  Science,
  Sensors,
  ShowChart,
  SpaceDashboard,
  Speed,
  StackedLineChart,
  Thermostat,
  Tune,
  WaterDrop,
  WaterfallChart,
} as const;
